import { hostHere } from './open-app.ts'

/** Returns whether the browser's share sheet accepts this file. */
export const canShareFile = (file: File): boolean => {
  try {
    return navigator.canShare?.({ files: [file] }) ?? false
  } catch {
    return false
  }
}

/** Opens the browser's share sheet with a file. False if it failed; a person who cancels has decided. */
export const shareFile = async (file: File, title: string): Promise<boolean> => {
  try {
    await navigator.share({ files: [file], title })
    return true
  } catch (error) {
    return (error as Error).name === 'AbortError'
  }
}

/** Hosts whose web views ignore downloads. */
const withoutDownloads: ReadonlySet<string> = new Set([
  'mini-program',
  'retail',
  'institution',
  'wechat',
  'qq',
  'weibo',
])

/** Returns whether this host lets a page save a file. */
export const canSaveFile = (): boolean => !withoutDownloads.has(hostHere().name)

/** Saves a file by a download, where the host allows it. */
export const saveFile = (file: File): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  // a browser that shows a dialog first reads the file later
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
