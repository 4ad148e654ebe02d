/** The reader of a config that the operator's identity needs (config.ts). */
interface OperatorReader {
  optional(name: string): string | null;
}

/** The operator as its invoices and its returns name it; lines of the address stand apart by a bar. */
export function operatorSettings(read: OperatorReader) {
  const address = read.optional('OPERATOR_ADDRESS');
  return {
    name: read.optional('OPERATOR_NAME'),
    address: address?.split('|').map((line) => line.trim()) ?? [],
    vatNumber: read.optional('VAT_NUMBER'),
  };
}
