// The element's states for the page's style sheets: `agent-chat:state(open)`. Browsers before them have the attribute `open`.
export class CustomState {
  #states: CustomStateSet | undefined;

  constructor(host: HTMLElement) {
    // Safari before 16.4 has no internals, Chrome before 90 and Firefox before 126 have no states in them.
    this.#states = host.attachInternals?.().states;
  }

  set(name: string, isOn: boolean): void {
    const states = this.#states;
    if (!states) return;
    try {
      if (isOn) states.add(name);
      else states.delete(name);
    } catch {
      // Chrome before 125 accepts only names like `--open`, matched by `agent-chat:--open`.
      if (isOn) states.add(`--${name}`);
      else states.delete(`--${name}`);
    }
  }
}
