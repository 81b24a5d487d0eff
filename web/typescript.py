"""Python's types as TypeScript: a struct is an interface, by way of its JSON Schema."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import UNSET, Struct, inspect, structs
from msgspec.json import schema_components

from pythia.server.bodies import Body

PLAIN = {
    "integer": "number",
    "number": "number",
    "string": "string",
    "boolean": "boolean",
    "null": "null",
    None: "unknown",
}


def module(types: Sequence[Any], unions: Mapping[str, Sequence[Any]], known: Sequence[Any] = ()) -> str:
    """The interfaces that these types need, in alphabetical order, and unions; `known` ones are elsewhere."""
    of_unions = [each for members in unions.values() for each in members]
    _, components = schema_components([*types, *of_unions], ref_template="{name}")
    _, elsewhere = schema_components(known, ref_template="{name}")
    by_name = {struct.__name__: struct for struct in _structs([*types, *of_unions])}
    parts = [
        _interface(name, components[name], _may_lack(by_name[name]))
        for name in sorted(components.keys() - elsewhere.keys())
    ]
    for name, members in unions.items():
        parts.append("\n  | ".join([f"export type {name} =", *(each.__name__ for each in members)]) + ";\n")
    return "\n".join(parts)


def _interface(name: str, schema: dict[str, Any], may_lack: set[str]) -> str:
    lines = [
        f"  {key}{'?' if key in may_lack else ''}: {_type(value)};"
        for key, value in schema["properties"].items()
    ]
    return "\n".join([f"export interface {name} {{", *lines, "}"]) + "\n"


def _type(schema: dict[str, Any]) -> str:
    """One schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"].rsplit("/", 1)[-1])
    if "anyOf" in schema:
        return " | ".join(_type(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in sorted(schema["enum"]))
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            return "[" + ", ".join(_type(one) for one in schema["prefixItems"]) + "]"
        case "array":
            inner = _type(schema.get("items", {}))
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case "object":
            return f"Record<string, {_type(schema.get('additionalProperties', {}))}>"
        case kind:
            return PLAIN[kind]


def _may_lack(struct: type[Struct]) -> set[str]:
    """What need not be said: where it comes in all that has a default, else only what is left out (also where
    it is unset)."""
    comes_in = issubclass(struct, Body) or struct.__struct_config__.tag_field == "do"
    if not comes_in and not struct.__struct_config__.omit_defaults:
        return {field.name for field in structs.fields(struct) if field.default is UNSET}
    return {field.encode_name for field in _fields(struct) if not field.required}


def _fields(struct: type[Struct]) -> tuple[inspect.Field, ...]:
    found = inspect.type_info(struct)
    assert isinstance(found, inspect.StructType)
    return found.fields


def _structs(types: Iterable[Any]) -> set[type[Struct]]:
    """Every struct that these types are made of."""
    found: set[type[Struct]] = set()
    waiting = list(inspect.multi_type_info(types))
    while waiting:
        match waiting.pop():
            case inspect.StructType(cls=cls, fields=fields) if cls not in found:
                found.add(cls)
                waiting += [field.type for field in fields]
            case inspect.UnionType(types=members):
                waiting += members
            case inspect.TupleType(item_types=members):
                waiting += members
            case inspect.ListType(item_type=member) | inspect.VarTupleType(item_type=member):
                waiting.append(member)
            case inspect.DictType(value_type=member):
                waiting.append(member)
            case inspect.Metadata(type=member):
                waiting.append(member)
    return found
