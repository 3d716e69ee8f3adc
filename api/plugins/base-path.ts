// A path prefix before every address of this server, for a proxy that serves it beside other things: /chat/widget.js.
// Removed before routing, so that routes, hooks and the log see one form of each address.

/**
 * Returns the address without `basePath` (`/chat`, or '' for none). An address without the prefix is unchanged: a proxy may
 * remove the prefix itself, and health checks bypass the proxy.
 */
export function withoutBasePath(basePath: string): (request: { url?: string | undefined }) => string {
  return ({ url = '/' }) => {
    if (basePath === '' || !url.startsWith(basePath)) return url;
    const rest = url.slice(basePath.length);
    if (rest.startsWith('/')) return rest;
    return rest === '' || rest.startsWith('?') ? `/${rest}` : url;
  };
}
