// The console messages for a page or a program that cannot use its API, each with the fix: loaded with the first refusal, which most pages never have.

/** Why no attempt can succeed: a code of the API, what is wrong with the page, or its policy (`policy`). */
export type Refusal = 'not_found' | 'origin_not_allowed' | 'not_an_api' | 'no_origin' | 'insecure' | 'policy';

/** The address of a call. */
export type Callee = { api: string; site: string; origin: string };

/** The message, after `agent-chat: `. */
export function refusalLine(refusal: Refusal, { api, site, origin }: Callee): string {
  switch (refusal) {
    case 'not_found':
      return `the API at ${api} has no site "${site}". Set site (data-site of the script tag) to the key of a site in its configuration.`;
    case 'origin_not_allowed':
      return `the API at ${api} does not allow the origin ${origin}. Add "${origin}" to the origins of site "${site}" in its configuration.`;
    case 'not_an_api':
      return `there is no agent-chat API at ${api}. Set api (data-api of the script tag) to the address of your server.`;
    case 'no_origin':
      return 'this page has no origin, and the API answers only pages that have one. Serve it by http, and give a sandboxed frame allow-same-origin.';
    case 'insecure':
      return `this page comes by https, and browsers do not let it call ${api}. Serve the API by https.`;
    case 'policy': {
      const own = new URL(api).origin;
      return `the page's Content-Security-Policy does not allow ${api}. Add to connect-src: ${own} ${own.replace(/^http/, 'ws')}`;
    }
  }
}
