import { inLanguage } from '@foyer/api/languages'
import { PictureState } from '../../art/picture-state.tsx'
import { HotlineText } from '../../hotline/hotline-text.tsx'
import { useLanguage } from '../../text/language.ts'
import { useText } from '../../text/use-text.ts'
import { blockOf } from '../blocks/block-of.ts'
import { Frame } from '../frame/frame.tsx'
import { Hero } from '../frame/hero.tsx'
import { text } from '../gate/text.ts'
import { useShown } from '../shown.ts'

/**
 * The view for mainland China: the activity's name, a neutral notice and the risks, without copy, amounts and actions.
 */
export const Withheld = () => {
  const t = useText(text)
  const language = useLanguage()
  const { detail } = useShown()
  const risks = blockOf(detail.blocks, 'risk')?.paragraphs.map((paragraph) => inLanguage(paragraph, language))
  return (
    <Frame
      hero={<Hero title={inLanguage(detail.headline ?? detail.title, language)} lead="" isShort />}
      {...(risks && { risks })}
    >
      <PictureState scene="not-eligible" title={t.mainland}>
        <p>{t.mainlandWhy}</p>
        <p>
          <HotlineText>{t.mainlandWrong}</HotlineText>
        </p>
        <a className="button button-plain" href="#/">
          {t.others}
        </a>
      </PictureState>
    </Frame>
  )
}
