import type { Block } from '@foyer/api/page-content'
import { useLanguage } from '../../text/language.ts'
import { useShown } from '../shown.ts'
import * as styles from './blocks.module.css'

/** A picture that occupies its final size before its file arrives. */
export const ImageBlock = ({ block }: { block: Block<'image'> }) => {
  const language = useLanguage()
  const { mediaUrl } = useShown()
  return (
    <figure className={`${styles.block} ${styles.imageBlock}`}>
      <img
        src={mediaUrl(block.media)}
        width={block.width}
        height={block.height}
        alt={block.alt[language]}
        loading="lazy"
        decoding="async"
      />
      {block.caption && <figcaption>{block.caption[language]}</figcaption>}
    </figure>
  )
}
