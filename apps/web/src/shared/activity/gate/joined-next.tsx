import { inLanguage } from '@foyer/api/languages'
import { isRoute } from '../../../platform/navigation.ts'
import { useLanguage } from '../../text/language.ts'
import { useText } from '../../text/use-text.ts'
import { blockOf } from '../blocks/block-of.ts'
import { useShown } from '../shown.ts'
import { text } from './text.ts'

/** The next step after joining: the author's, else the link to rewards where there are any, else the hall. */
export const JoinedNext = () => {
  const t = useText(text)
  const language = useLanguage()
  const { detail } = useShown()
  const next = blockOf(detail.blocks, 'join')?.next
  if (next && isRoute(next.route))
    return (
      <a className="button" href={`#${next.route}`}>
        {inLanguage(next.label, language)}
      </a>
    )
  if (blockOf(detail.blocks, 'rewards') && isRoute('/myRewards'))
    return (
      <a className="button button-plain" href="#/myRewards">
        {t.toRewards}
      </a>
    )
  return (
    <a className="button button-plain" href="#/">
      {t.others}
    </a>
  )
}
