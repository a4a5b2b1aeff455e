import { NextStep } from '../../../shared/activity/gate/next-step.tsx'
import { useGiftState } from '../gift-state.tsx'

/** The sign-in, which is the main action once the gifts are shown. */
export const VisitorStep = () => <NextStep isQuiet={!useGiftState().personal.data} />
