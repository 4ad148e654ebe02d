CREATE TABLE "commission_invoice" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "commission_invoice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"merchant_id" bigint NOT NULL,
	"seller" text NOT NULL,
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"rank" integer NOT NULL,
	"number" text NOT NULL,
	"month" text NOT NULL,
	"total" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"facts" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "commission_invoice_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "commission_invoice_number_unique" UNIQUE("number"),
	CONSTRAINT "commission_invoice_kind" CHECK (kind in ('commission','commission_credit')),
	CONSTRAINT "commission_invoice_month_shape" CHECK (month ~ '^[0-9]{4}-[0-9]{2}$'),
	CONSTRAINT "commission_invoice_sums" CHECK (total >= 0 and vat between 0 and total)
);
--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "commission_invoiced" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "commission_invoice" ADD CONSTRAINT "commission_invoice_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "commission_invoice_rank" ON "commission_invoice" USING btree ("seller","kind","year","rank");--> statement-breakpoint
CREATE UNIQUE INDEX "commission_invoice_month" ON "commission_invoice" USING btree ("merchant_id","seller","month");--> statement-breakpoint
CREATE INDEX "order_line_to_invoice" ON "order_line" USING btree ("merchant_id") WHERE merchant_id is not null and commission - commission_back <> commission_invoiced;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_invoiced" CHECK (commission_invoiced between 0 and commission);--> statement-breakpoint
CREATE TRIGGER commission_invoice_append_only BEFORE UPDATE OR DELETE ON "commission_invoice"
  FOR EACH ROW EXECUTE FUNCTION invoice_refuse_change();