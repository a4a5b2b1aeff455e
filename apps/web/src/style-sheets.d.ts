/**
 * The classes of a style sheet, by name in camel case. `npm run check` compares their uses with the sheet
 * (scripts/styles.ts), because a pattern of file names cannot name them.
 */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export = classes
}
