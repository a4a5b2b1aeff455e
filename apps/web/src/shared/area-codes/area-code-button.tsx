import { useEffect, useRef, useState } from 'react'
import { whenIdle } from '../../platform/when-idle.ts'
import { useLanguage } from '../text/language.ts'
import { fill, table } from '../text/table.ts'
import { useText } from '../text/use-text.ts'
import { Icon } from '../ui/icon.tsx'
import { downIcon } from '../ui/icons.ts'
import { Spinner } from '../ui/spinner.tsx'
import * as styles from './area-code-button.module.css'
import type { PickedArea } from './picked-area.ts'

const text = table('shared/area-codes/area-code-button')

type Module = typeof import('./selector-module.ts')
let loaded: Module | undefined
const load = async (): Promise<Module> => (loaded ??= await import('./selector-module.ts'))

interface AreaCodeButtonProps {
  selected: PickedArea
  onPick: (area: PickedArea) => void
  /** called with a message for the person when the selector's code could not load */
  onFailed: (message: string) => void
}

/**
 * The calling code in front of a phone number; it opens the selector (C6). The selector's code and list load while the
 * page is idle, so that a tap opens it at once. It avoids React's `lazy`, whose fallback stays for 300 ms.
 */
export const AreaCodeButton = ({ selected, onPick, onFailed }: AreaCodeButtonProps) => {
  const t = useText(text)
  const language = useLanguage()
  const button = useRef<HTMLButtonElement>(null)
  const [module, setModule] = useState(() => loaded)
  const [open, setOpen] = useState(false)
  const [name, setName] = useState<string>()

  useEffect(() => {
    if (module) return
    // a failure here is ignored, because a tap loads the module again
    return whenIdle(() => void load().then(setModule, () => undefined))
  }, [module])
  useEffect(() => {
    let current = true
    void module?.regionName(selected.id, language).then((found) => current && setName(found))
    return () => {
      current = false
    }
  }, [module, selected.id, language])

  const tap = () => {
    setOpen(true)
    if (module) return
    load().then(setModule, () => {
      setOpen(false)
      onFailed(t.failed)
    })
  }
  const done = () => {
    setOpen(false)
    // iOS does not focus a tapped button, so the closing dialog could not return the focus to it
    button.current?.focus()
  }
  const code = `+${selected.value}`
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${styles.areaCodeButton} numbers`}
        aria-label={fill(t.label, { area: name ? `${name} ${code}` : code })}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-busy={(open && !module) || undefined}
        onClick={tap}
      >
        {code}
        {open && !module ? <Spinner /> : <Icon path={downIcon} size={16} />}
      </button>
      {open && module && (
        <module.Selector
          selectedId={selected.id}
          onPick={(area) => {
            onPick(area)
            done()
          }}
          onCancel={done}
        />
      )}
    </>
  )
}
