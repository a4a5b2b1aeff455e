/** A file of an uploader (E3). */
export interface UploadItem {
  /** the file as it was chosen */
  readonly file: File
  /** empty once the server has stored it */
  readonly status: 'uploading' | 'failed' | ''
  /** why it failed, in the visitor's language; otherwise empty */
  readonly message: string
  /** object URL that shows it on this device; empty before its turn, and if the browser cannot show it */
  readonly objectUrl: string
  /** the data to send: the reduced picture, or the file itself if the browser cannot decode it */
  readonly content: Blob
  /** where the server stores it, below the app API host; empty until it does. A view requires a separate request. */
  readonly url: string
}

const folder = 'uploads/'

export const urlOf = (id: string): string => `${folder}${id}`

/** Returns the upload's id for a form; undefined until the server has stored it. */
export const uploadIdOf = ({ url }: UploadItem): string | undefined => url.slice(folder.length) || undefined
