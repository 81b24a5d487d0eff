/** What a sign means, told where somebody asks: hover it, put the focus on it, or press it long. */

import { on } from "svelte/events";

/** Long enough that a mouse on its way elsewhere brings nothing up. */
const HOVER_MS = 400;
const PRESS_MS = 450;
/** A finger that went further scrolls. */
const STILL_PX = 9;

export interface Shown {
  text: string;
  target: Element;
}

class Tips {
  shown: Shown | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  after(ms: number, target: Element, text: string, then?: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.shown = { text, target };
      then?.();
    }, ms);
  }

  /** Of this sign or, where none is named, whatever is shown. */
  hide(target?: Element): void {
    clearTimeout(this.timer);
    if (!target || this.shown?.target === target) this.shown = null;
  }
}

export const tips = new Tips();

/** Attached to an element it explains it; nothing where there is nothing to say.
 *
 * The Tab key stops there, unless the same is explained elsewhere (`stops`).
 */
export const explains =
  (text: string | null, stops = true) =>
  (element: HTMLElement): (() => void) => {
    if (!text) return () => {};
    if (stops) element.setAttribute("aria-description", text);
    if (stops && element.tabIndex < 0 && !element.hasAttribute("tabindex")) element.tabIndex = 0;
    let down: PointerEvent | null = null;
    let pressed = false;
    const listen = <K extends keyof HTMLElementEventMap>(
      type: K,
      hear: (event: HTMLElementEventMap[K]) => void,
      capture = false,
    ) => on(element, type, hear as (event: Event) => void, { capture });
    const off = [
      listen("pointerenter", ({ pointerType }) => pointerType === "mouse" && tips.after(HOVER_MS, element, text)),
      listen("pointerleave", ({ pointerType }) => pointerType === "mouse" && tips.hide(element)),
      listen("pointerdown", (event) => {
        pressed = false;
        tips.hide();
        if (event.pointerType === "mouse") return;
        down = event;
        tips.after(PRESS_MS, element, text, () => (pressed = true));
      }),
      listen("pointermove", ({ clientX, clientY }) => {
        if (down && !pressed && Math.hypot(clientX - down.clientX, clientY - down.clientY) > STILL_PX) tips.hide(element);
      }),
      listen("pointerup", () => {
        down = null;
        if (!pressed) tips.hide(element);
      }),
      listen("pointercancel", () => tips.hide(element)),
      // A long press asks what a thing is; it does not do it as well.
      listen("contextmenu", (event) => pressed && event.preventDefault()),
      listen(
        "click",
        (event) => {
          if (!pressed) return;
          pressed = false;
          event.preventDefault();
          event.stopPropagation();
        },
        true,
      ),
      listen("focus", () => element.matches(":focus-visible") && tips.after(0, element, text)),
      listen("blur", () => tips.hide(element)),
    ];
    return () => {
      off.forEach((stop) => stop());
      tips.hide(element);
      element.removeAttribute("aria-description");
    };
  };
