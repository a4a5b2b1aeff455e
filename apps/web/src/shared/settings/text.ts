import { table } from '../text/table.ts'

export const text = table({
  appearance: ['外观', '外觀', 'Appearance'],
  system: ['跟随系统', '跟隨系統', 'System'],
  light: ['浅色', '淺色', 'Light'],
  dark: ['深色', '深色', 'Dark'],
})
