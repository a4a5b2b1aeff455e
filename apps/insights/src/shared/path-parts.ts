/** Parts of a path after each of which a line may end: names up to a separator, and the words within a name. */
export const pathParts = (path: string): string[] => path.split(/(?<=.[/._-])(?=.)|(?<=[\p{Ll}\d])(?=\p{Lu})/u)
