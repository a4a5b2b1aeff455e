import { table } from '../text/table.ts'

/** Texts of uploading a picture and of its focus. */
export const pictureText = table('editor/picture-text.pictureText')

/** Why a picture was refused, by the server's reason. */
export const uploadFaults = table('editor/picture-text.uploadFaults')
