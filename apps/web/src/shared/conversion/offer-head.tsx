import type { Conversion, Offer } from '@foyer/api/conversion'
import { inLanguage } from '@foyer/api/languages'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { loadConfig } from '../../platform/config.ts'
import { mediaUrl } from '../../platform/media-url.ts'
import { Art } from '../art/art.tsx'
import { prizeNamed } from '../rewards/prize-scene.ts'
import { useLanguage } from '../text/language.ts'
import { ofContent } from '../text/of-language.ts'
import * as styles from './offer-head.module.css'

/**
 * The picture of an offer: of the drawn family, otherwise the firm's own file, whose space is reserved until its address
 * is known.
 */
export const OfferArt = ({ name }: { name: string }) => {
  const { data } = useQuery({ queryKey: ['config'], queryFn: loadConfig, staleTime: Infinity })
  const scene = prizeNamed(name)
  return (
    <span className={styles.offerArt}>
      {scene ? (
        <Art scene={scene} />
      ) : (
        data && <img src={mediaUrl(data.hosts.api, name)} alt="" width="56" height="56" />
      )}
    </span>
  )
}

interface OfferHeadProps {
  offer: Offer | Conversion['offer']
  /** shown under the partner's name */
  children?: ReactNode
}

/** The offer of a conversion: drawing, name and partner. */
export const OfferHead = ({ offer, children }: OfferHeadProps) => {
  const language = useLanguage()
  return (
    <div className={styles.offerHead}>
      <OfferArt name={offer.art} />
      <div>
        <strong {...ofContent(offer.name, language)}>{inLanguage(offer.name, language)}</strong>
        <span className={styles.offerPartner} {...ofContent(offer.partner.name, language)}>
          {inLanguage(offer.partner.name, language)}
        </span>
        {children}
      </div>
    </div>
  )
}
