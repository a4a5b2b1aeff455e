/** A file of an uploader (E3). */
export interface UploadItem {
  /** as it was chosen */
  readonly file: File
  /** empty means that it is kept */
  readonly status: 'uploading' | 'failed' | ''
  /** why it failed, in the visitor's language; empty otherwise */
  readonly message: string
  /** shows it on this device; empty until its turn has come, and where the browser cannot show it */
  readonly objectUrl: string
  /** what is sent: the picture made smaller, or the file itself where the browser cannot decode it */
  readonly content: Blob
  /** where the server keeps it, below the app API host; empty until it does. A view has to be asked for. */
  readonly url: string
}

const folder = 'uploads/'

export const urlOf = (id: string): string => `${folder}${id}`

/** What a form hands in for an item: the upload's id; undefined until it is kept. */
export const uploadIdOf = ({ url }: UploadItem): string | undefined => url.slice(folder.length) || undefined
