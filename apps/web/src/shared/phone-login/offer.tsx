import { useEffect, useRef, useState } from 'react'
import { useText } from '../text/use-text.ts'
import { Button } from '../ui/button.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import * as styles from './phone-login.module.css'
import { text } from './text.ts'

const PhoneLoginPanel = lazyPart(() => import('./panel.tsx').then((part) => part.PhoneLoginPanel))

/** R37: on a computer, the offer to log in with a phone that is logged in already. */
export const PhoneLoginOffer = () => {
  const t = useText(text)
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    // closing the code returns the focus to what opened it
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <section className={`${styles.phoneLogin}${isOpen ? ` ${styles.isOpen}` : ''}`} aria-label={t.title}>
      {isOpen ? (
        <PhoneLoginPanel onCancel={() => setOpen(false)} />
      ) : (
        <>
          <Button ref={button} look="plain" onClick={() => setOpen(true)}>
            {t.offer}
          </Button>
          <p className={styles.offerWhy}>{t.offerWhy}</p>
        </>
      )}
    </section>
  )
}
