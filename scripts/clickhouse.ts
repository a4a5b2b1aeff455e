import { clickhouseProgram, copiedClickHouse } from '../apps/server/src/testing/clickhouse.ts'
import { copyProgram, hasPackage, installPackages, isDebianRoot } from './debian.ts'

/**
 * Fetches ClickHouse if it is missing and can be fetched. Otherwise prints what is not tested without it. The package of
 * the program is not installed, since that would start a service; its libraries are in another package.
 */
export const ensureClickHouse = (): void => {
  if (clickhouseProgram() !== undefined) return
  if (!isDebianRoot() || !hasPackage('clickhouse-server')) {
    console.warn('ClickHouse is not installed (Debian 12: clickhouse-server): its tests are skipped.')
    return
  }
  installPackages('clickhouse-common')
  copyProgram('clickhouse-server', 'usr/sbin/clickhouse-server', copiedClickHouse)
}
