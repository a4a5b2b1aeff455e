import { FileText, Film, ImageOff } from 'lucide-react'
import { useEditing } from './edit-context.ts'

const isPicture = (name: string) => /\.(svg|avif|webp|png)$/.test(name)

/** A picture without its words, or the sign of another file. */
export const MediaImage = ({ name, size = 20 }: { name: string | undefined; size?: number }) => {
  const { mediaAddress } = useEditing()
  if (name && isPicture(name)) return <img src={mediaAddress(name)} alt="" loading="lazy" />
  const Icon = name === undefined ? ImageOff : name.endsWith('.mp4') ? Film : FileText
  return <Icon size={size} aria-hidden="true" />
}
