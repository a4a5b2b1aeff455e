/**
 * The longest JSON body with a file as text: each line may need six bytes more than in the file, for quotes and line ends,
 * and the other fields need few.
 */
export const longestBodyWith = ({ bytes, lines }: { readonly bytes: number; readonly lines: number }): number =>
  bytes + 6 * lines + 4_096
