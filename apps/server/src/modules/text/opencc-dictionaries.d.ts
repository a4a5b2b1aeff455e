/**
 * The text of a dictionary: a space separates a word and its other form, `|` separates entries. The package declares no
 * types for its single files.
 */
declare module 'opencc-js/dict/*' {
  const dictionary: string
  export default dictionary
}
