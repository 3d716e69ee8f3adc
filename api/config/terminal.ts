// What the environment says about the terminal: whether colours may be written to it.

/** Colours for a terminal alone, and not where `NO_COLOR` (https://no-color.org) or a dumb terminal refuses them. */
export function wantsColours(
  isTerminal: boolean,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): boolean {
  return isTerminal && !environment.NO_COLOR && environment.TERM !== 'dumb';
}

/** Whether a browser can be opened beside this terminal: on macOS and Windows, and where there is a display. */
export function hasDisplay(
  platform: string = process.platform,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): boolean {
  const isRemote = Boolean(environment.SSH_CONNECTION);
  if (platform === 'darwin' || platform === 'win32') return !isRemote;
  return Boolean(environment.DISPLAY || environment.WAYLAND_DISPLAY);
}
