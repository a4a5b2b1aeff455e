import type { DeviceBrowser, DeviceSystem } from '@foyer/api/sessions'
import type { TableOf } from '@foyer/staff-interface/table'
import { table } from '../text/table.ts'

export const systemNames = table('care/device-texts.systemNames') satisfies TableOf<DeviceSystem>

export const browserNames = table('care/device-texts.browserNames') satisfies TableOf<DeviceBrowser>
