import { isIPv4 } from 'node:net'
import { enderecoDeRede } from '#server/platform/endereco-de-rede.ts'

/** An address as the record of events keeps it: it tells the network and no household (IPv4 by /24, IPv6 by /48). */
export function redeCurta(ip: string): string {
  const network = enderecoDeRede(ip)
  if (isIPv4(network)) return `${network.split('.').slice(0, 3).join('.')}.0/24`
  const groups = network.split(':')
  return network.endsWith('::/64') ? `${groups.slice(0, 3).join(':')}::/48` : 'desconhecida'
}
