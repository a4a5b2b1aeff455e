import { inLanguage } from '@foyer/api/languages'
import type { Block } from '@foyer/api/page-content'
import { useLanguage } from '../../text/language.ts'
import { ofContent } from '../../text/of-language.ts'
import * as styles from './blocks.module.css'
import { Picture } from './picture.tsx'

/** A picture that occupies its final size before its file arrives. */
export const ImageBlock = ({ block }: { block: Block<'image'> }) => {
  const language = useLanguage()
  const { media, width, height, focus } = block
  return (
    <figure className={`${styles.block} ${styles.imageBlock}`}>
      <Picture
        name={media}
        {...{ width, height, focus }}
        alt={inLanguage(block.alt, language)}
        sizes="(min-width: 600px) 600px, 100vw"
      />
      {block.caption && (
        <figcaption {...ofContent(block.caption, language)}>{inLanguage(block.caption, language)}</figcaption>
      )}
    </figure>
  )
}
