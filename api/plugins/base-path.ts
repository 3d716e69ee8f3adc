// A path prefix before every address of this server, for a proxy that serves it beside other things: /chat/widget.js.
// Taken off before routing, so that routes, hooks and the log know one form of each address.

/**
 * Gives the address without `basePath` (`/chat`, or '' for none). An address without the prefix stays as it is: a proxy may take
 * the prefix off itself, and health checks come past the proxy.
 */
export function withoutBasePath(basePath: string): (request: { url?: string | undefined }) => string {
  return ({ url = '/' }) => {
    if (basePath === '' || !url.startsWith(basePath)) return url;
    const rest = url.slice(basePath.length);
    if (rest.startsWith('/')) return rest;
    return rest === '' || rest.startsWith('?') ? `/${rest}` : url;
  };
}
