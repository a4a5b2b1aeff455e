import type { BlockKind } from '@foyer/api/page-content'
import {
  AlignLeft,
  ChartCandlestick,
  CircleHelp,
  FileText,
  Film,
  Gift,
  Image,
  ListChecks,
  ListOrdered,
  type LucideIcon,
  MousePointerClick,
  PanelTop,
  ShieldAlert,
  Timer,
} from 'lucide-react'

export const kindIcons: Readonly<Record<BlockKind, LucideIcon>> = {
  hero: PanelTop,
  text: AlignLeft,
  image: Image,
  video: Film,
  countdown: Timer,
  steps: ListOrdered,
  rewards: Gift,
  quotes: ChartCandlestick,
  rules: ListChecks,
  faq: CircleHelp,
  terms: FileText,
  join: MousePointerClick,
  risk: ShieldAlert,
}
