/** Percent-encoded UTF-8, lone surrogates replaced as `fetch` would. */
export const percentEncode = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))
