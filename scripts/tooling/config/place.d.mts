export declare const place: { readonly name: string; readonly zone: string; readonly locale: string };
