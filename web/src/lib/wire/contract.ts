// Written by web/generate.py from the Python types; do not edit.

export interface Field {
  name: string;
  values: (string | number)[];
  count: number | null;
  refused: Refusal[];
  ordered: boolean;
  most: number[] | null;
  least: number | null;
}

export interface Message {
  id: string;
  args: Record<string, string | number | Message>;
}

export interface Offer {
  verb: string;
  fields: Field[];
  price: Record<string, number>;
}

export interface Refusal {
  value: string | number;
  rule: string | null;
  message: Message;
}
