/** Splits a path into its names and their words. A line may end after each part. */
export const pathParts = (path: string): string[] => path.split(/(?<=.[/._-])(?=.)|(?<=[\p{Ll}\d])(?=\p{Lu})/u)
