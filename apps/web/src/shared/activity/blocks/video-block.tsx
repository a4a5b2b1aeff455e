import { inLanguage } from '@foyer/api/languages'
import type { Block } from '@foyer/api/page-content'
import { useLanguage } from '../../text/language.ts'
import { type Language, languageName } from '../../text/languages.ts'
import { useText } from '../../text/use-text.ts'
import { useShown } from '../shown.ts'
import { blockOf } from './block-of.ts'
import * as styles from './blocks.module.css'
import { filmId } from './film-id.ts'
import { Section } from './section.tsx'
import { text } from './text.ts'

/** `1:05` */
const lengthOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`

/** The browser's own player. It fetches nothing of the film before the visitor plays it. */
export const VideoBlock = ({ block }: { block: Block<'video'> }) => {
  const t = useText(text)
  const shown = useLanguage()
  const { mediaUrl, detail } = useShown()
  const isFirst = blockOf(detail.blocks, 'video') === block
  const captions = (language: Language) => ({
    src: mediaUrl(inLanguage(block.captions, language)),
    srcLang: language,
    label: languageName(language),
  })
  return (
    <Section title={block.title ?? t.video}>
      <figure className={styles.imageBlock} {...(isFirst && { id: filmId, tabIndex: -1 })}>
        {/*
         * A player reads its tracks once, so a change of language mounts a new player. Tracks of another origin require
         * CORS.
         */}
        <video
          key={shown}
          src={mediaUrl(block.media)}
          poster={mediaUrl(block.poster)}
          width={block.width}
          height={block.height}
          controls
          playsInline
          crossOrigin="anonymous"
          preload="none"
          aria-label={inLanguage(block.description, shown)}
        >
          <track kind="captions" default {...captions(shown)} />
          {(Object.keys(block.captions) as Language[])
            .filter((language) => language !== shown)
            .map((language) => (
              <track key={language} kind="captions" {...captions(language)} />
            ))}
        </video>
        <figcaption>
          {inLanguage(block.description, shown)} <span className="numbers">{lengthOf(block.durationSeconds)}</span>
        </figcaption>
      </figure>
    </Section>
  )
}
