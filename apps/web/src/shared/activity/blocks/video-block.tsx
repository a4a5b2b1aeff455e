import type { Block } from '@foyer/contract/page-content'
import { useLanguage } from '../../text/language.ts'
import { type Language, languageNames, languages } from '../../text/languages.ts'
import { fill } from '../../text/table.ts'
import { useText } from '../../text/use-text.ts'
import { useShown } from '../shown.ts'
import { Section } from './section.tsx'
import { text } from './text.ts'

/** The browser's own player; nothing of the film is fetched before it is played. */
export const VideoBlock = ({ block }: { block: Block<'video'> }) => {
  const t = useText(text)
  const shown = useLanguage()
  const { mediaUrl } = useShown()
  const captions = (language: Language) => ({
    src: mediaUrl(block.captions[language]),
    srcLang: language,
    label: languageNames[language],
  })
  return (
    <Section title={block.title ?? t.video}>
      <figure className="image-block">
        {/* tracks are read once: another language is another player */}
        <video
          key={shown}
          src={mediaUrl(block.media)}
          poster={mediaUrl(block.poster)}
          width={block.width}
          height={block.height}
          controls
          playsInline
          preload="none"
          aria-label={block.description[shown]}
        >
          <track kind="captions" default {...captions(shown)} />
          {languages
            .filter((language) => language !== shown)
            .map((language) => (
              <track key={language} kind="captions" {...captions(language)} />
            ))}
        </video>
        <figcaption>
          {block.description[shown]} · {fill(t.minutes, { n: Math.max(1, Math.round(block.durationSeconds / 60)) })}
        </figcaption>
      </figure>
    </Section>
  )
}
