/** Milliseconds after which a browser has surely begun to copy a file. */
const copyBegins = 60_000

/** Gives a file to the person as a download. */
export const saveFile = (file: Blob, name: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(link.href), copyBegins)
}
