/** The public surface of decoding: bytes of a response in, clean text out. Implemented in `decode/`. */
export { type DecodedBody, decodeBody } from './decode/decode-body.ts';
