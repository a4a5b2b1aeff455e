import { copyOfPicture, pictureWidths, readPictureName } from '@foyer/api/pictures'
import { useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { FileText, Film, ImageOff } from 'lucide-react'
import { useEditing } from './edit-context.ts'
import { pictureText } from './picture-text.ts'

const isPicture = (name: string) => /\.(svg|avif|webp|png)$/.test(name)

/** The name of the smallest copy of an uploaded picture; any other name as it is. */
const smallOf = (name: string): string => {
  const [smallest] = pictureWidths(readPictureName(name)?.width ?? 0)
  return readPictureName(name) && smallest !== undefined ? copyOfPicture(name, smallest) : name
}

/** A picture without its words, or the sign of another file. */
export const MediaImage = ({ name, size = 20 }: { name: string | undefined; size?: number }) => {
  const { mediaAddress } = useEditing()
  if (name && isPicture(name)) return <img src={mediaAddress(smallOf(name))} alt="" loading="lazy" />
  const Icon = name === undefined ? ImageOff : name.endsWith('.mp4') ? Film : FileText
  return <Icon size={size} aria-hidden="true" />
}

/** The name of a file for a person. That of an uploaded picture is a hash, so its size stands for it. */
export const useMediaName = () => {
  const t = useText(pictureText)
  return (name: string): string => {
    const uploaded = readPictureName(name)
    return uploaded ? fill(t.nameOf, { width: uploaded.width, height: uploaded.height }) : name
  }
}
