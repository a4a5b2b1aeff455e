import { inLanguage } from '@foyer/api/languages'
import type { CampaignActor, CampaignState, CampaignSummary } from '@foyer/api/staff/campaigns'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import type { Language } from '@foyer/staff-interface/languages'
import { Badge, type Tone } from '../ui/badge.tsx'
import { Period as Shown } from '../ui/period.tsx'
import { stateNames, text } from './text.ts'

const tones: Readonly<Record<CampaignState, Tone>> = {
  draft: 'neutral',
  submitted: 'warn',
  returned: 'bad',
  approved: 'brand',
  live: 'good',
  closed: 'neutral',
}

/** The state of a campaign, and whether clients see an earlier version of it. */
export const State = ({ summary: { state, liveRevision } }: { summary: CampaignSummary }) => {
  const t = useText(text)
  const names = useText(stateNames)
  return (
    <span className="badges">
      <Badge tone={tones[state]} dot>
        {names[state]}
      </Badge>
      {liveRevision !== null && state !== 'live' && (
        <Badge tone="good" dot>
          {t.alsoLive}
        </Badge>
      )}
    </span>
  )
}

/** The title in the reader's language, or else in the first language that has one; '' without a title. */
export const titleIn = ({ title }: Pick<CampaignSummary, 'title'>, language: Language): string =>
  [inLanguage(title, language), title['zh-CN'], title['en-US'], title['zh-HK']].find((one) => one.trim() !== '') ?? ''

export const useTitle = (summary: CampaignSummary | undefined): string => {
  const t = useText(text)
  const language = useLanguage()
  return (summary && titleIn(summary, language)) || t.untitled
}

/** Who did something. */
export const useActorName = (): ((actor: CampaignActor) => string) => {
  const t = useText(text)
  return ({ kind, name }) => {
    if (kind === 'system') return t.system
    return kind === 'operator' ? `${name} (${t.operator})` : name
  }
}

/** The period as far as the draft states it. */
export const Period = ({ summary: { opensAt, closesAt } }: { summary: CampaignSummary }) => {
  const t = useText(text)
  if (opensAt === null && closesAt === null) return <span className="faint">{t.noPeriod}</span>
  return <Shown from={opensAt} until={closesAt} />
}
