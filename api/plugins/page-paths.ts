// The addresses that pages of a site call: their origins are checked, and their requests counted.

/** `/agui` has the name that clients of AG-UI expect, so it is not below `/api`. */
export function isForPages(url: string): boolean {
  return url.startsWith('/api/') || /^\/agui(?:[/?]|$)/.test(url);
}
