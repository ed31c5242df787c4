import { isIPv6 } from 'node:net'
import { LRUCache } from 'lru-cache'

/** `::ffff:a.b.c.d`, an IPv4 client on a socket that listens on both. */
const MAPPED_IPV4 = ['0', '0', '0', '0', '0', 'ffff']

const kept = new LRUCache<string, string>({ maxSize: 10_000, sizeCalculation: () => 1 })

/** The address under which a client is counted: IPv4, or IPv6's network '2001:db8:0:1::/64'. @param ip as `request.ip` gives it */
export function enderecoDeRede(ip: string): string {
  const known = kept.get(ip)
  if (known !== undefined) return known
  const made = findRede(ip)
  kept.set(ip, made)
  return made
}

function findRede(ip: string): string {
  const [address = ''] = ip.split('%')
  if (!isIPv6(address)) return ip
  const groups = expand(address)
  if (groups.slice(0, 6).join() === MAPPED_IPV4.join()) return toIPv4(groups)
  return `${groups.slice(0, 4).join(':')}::/64`
}

/** The eight groups without leading zeros. URL knows every way of writing an address and writes one. */
function expand(address: string): string[] {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail] = written.split('::')
  const first = head === '' ? [] : head.split(':')
  if (tail === undefined) return first
  const last = tail === '' ? [] : tail.split(':')
  return [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last]
}

function toIPv4(groups: readonly string[]): string {
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((value) => [value >> 8, value & 0xff])
    .join('.')
}
