CREATE TABLE "invoice" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"seller" text NOT NULL,
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"rank" integer NOT NULL,
	"number" text NOT NULL,
	"merchant_id" bigint,
	"order_id" bigint NOT NULL,
	"total" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"facts" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "invoice_number_unique" UNIQUE("number"),
	CONSTRAINT "invoice_kind" CHECK (kind in ('invoice','credit')),
	CONSTRAINT "invoice_sums" CHECK (total >= 0 and vat between 0 and total)
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"seller" text NOT NULL,
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_series_seller_kind_year_pk" PRIMARY KEY("seller","kind","year")
);
--> statement-breakpoint
CREATE TABLE "order_return" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_return_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"order_id" bigint NOT NULL,
	"merchant_id" bigint,
	"status" text DEFAULT 'asked' NOT NULL,
	"way" text NOT NULL,
	"label_cents" bigint DEFAULT 0 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"deadline" date,
	"carrier" text DEFAULT '' NOT NULL,
	"tracking_number" text DEFAULT '' NOT NULL,
	"label_carrier" text DEFAULT '' NOT NULL,
	"label_code" text DEFAULT '' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"refuse_cause" text DEFAULT '' NOT NULL,
	"received_by" bigint,
	"cents" bigint DEFAULT 0 NOT NULL,
	"label_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"received_at" timestamp with time zone,
	"ordered_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_return_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "order_return_number_unique" UNIQUE("number"),
	CONSTRAINT "order_return_status_known" CHECK (status in ('asked','label','sent','received','refunding','refunded','refused','cancelled')),
	CONSTRAINT "order_return_way" CHECK (way in ('own','label') and (way = 'label' or label_cents = 0)),
	CONSTRAINT "order_return_cents" CHECK (cents >= 0 and label_cents >= 0),
	CONSTRAINT "order_return_closed" CHECK ((status in ('refused','cancelled')) = (closed_at is not null)),
	CONSTRAINT "order_return_received" CHECK ((status in ('received','refunding','refunded')) <= (received_at is not null)),
	CONSTRAINT "order_return_refunded" CHECK ((status = 'refunded') = (refunded_at is not null))
);
--> statement-breakpoint
CREATE TABLE "order_return_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_return_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"return_id" bigint NOT NULL,
	"order_line_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"damaged" boolean DEFAULT false NOT NULL,
	"kept" bigint DEFAULT 0 NOT NULL,
	"gross" bigint DEFAULT 0 NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "order_return_line_quantity" CHECK (quantity between 1 and 99),
	CONSTRAINT "order_return_line_cents" CHECK (kept >= 0 and gross >= 0 and paid between 0 and gross)
);
--> statement-breakpoint
ALTER TABLE "shop_order" DROP CONSTRAINT "shop_order_reductions";--> statement-breakpoint
ALTER TABLE "refund" DROP CONSTRAINT "refund_cause_known";--> statement-breakpoint
ALTER TABLE "merchant" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "reduced_back" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "return_id" bigint;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_received_by_person_id_fk" FOREIGN KEY ("received_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return_line" ADD CONSTRAINT "order_return_line_return_id_order_return_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."order_return"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return_line" ADD CONSTRAINT "order_return_line_order_line_id_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_rank" ON "invoice" USING btree ("seller","kind","year","rank");--> statement-breakpoint
CREATE INDEX "invoice_order" ON "invoice" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "invoice_merchant" ON "invoice" USING btree ("merchant_id","id") WHERE merchant_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_once" ON "invoice" USING btree ("order_id","seller") WHERE kind = 'invoice';--> statement-breakpoint
CREATE INDEX "order_return_order" ON "order_return" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_return_status" ON "order_return" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "order_return_merchant" ON "order_return" USING btree ("merchant_id","status") WHERE merchant_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "order_return_line_once" ON "order_return_line" USING btree ("return_id","order_line_id");--> statement-breakpoint
CREATE INDEX "order_return_line_line" ON "order_return_line" USING btree ("order_line_id");--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_return_id_order_return_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."order_return"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_return" ON "refund" USING btree ("return_id") WHERE return_id is not null;--> statement-breakpoint
UPDATE "shop_order" SET "reduced_back" = least(reduced, greatest(0, refunded - vouched_back - (total - reduced - vouched))) WHERE reduced > 0 AND refunded > 0;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_reductions" CHECK (reduced >= 0 and vouched >= 0 and reduced + vouched <= total and vouched_back between 0 and vouched and reduced_back between 0 and reduced);--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_cause_known" CHECK (cause in ('admin','canceled','sold_out','unfunded','line_refused','returned'));--> statement-breakpoint
CREATE FUNCTION invoice_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an invoice is never changed: % refused', TG_OP USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER invoice_append_only BEFORE UPDATE OR DELETE ON "invoice"
  FOR EACH ROW EXECUTE FUNCTION invoice_refuse_change();
